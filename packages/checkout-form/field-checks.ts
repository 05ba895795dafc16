export { suggestEmail } from '@shopfront/address';
export { fieldProblem } from './field-problem';
