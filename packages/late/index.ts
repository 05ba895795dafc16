export { createLate, type Late } from './late';
