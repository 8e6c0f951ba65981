"""Tests of what the front ends share, and of each front end against a stand-in of its platform."""
