"""Contracts of the ports: one suite, every implementation."""
