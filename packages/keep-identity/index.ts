export { keepIdentity } from './keep-identity';
