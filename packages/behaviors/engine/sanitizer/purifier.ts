export { createPurifyEngine } from '@shopfront/html';
