"""Tests of the poker host; the folders follow the packages that they test."""
