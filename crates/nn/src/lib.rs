//! Neural networks: weight files, inference and training kernels.
