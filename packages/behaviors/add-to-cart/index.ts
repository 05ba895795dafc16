export { startAddForms } from './add-forms';
