// In a file of its own: what is imported by name alone is fetched alone.
export { SnackbarList } from '@shopfront/components';
