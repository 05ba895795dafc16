export { createLate, createPresent, type Late } from './late';
