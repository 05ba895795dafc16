export { requestVariation } from './variation-request';
