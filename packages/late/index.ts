export { createLate, type Late, type ProvidableLate } from './late';
