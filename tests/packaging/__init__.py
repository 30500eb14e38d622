"""What is shipped: sdist, wheel, Binder."""
