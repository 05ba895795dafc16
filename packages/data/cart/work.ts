/*
 * What changes of the cart need, and looking at it does not. It comes with the client that asks the server.
 */
export { carryOut } from './actions/carry-out';
export { applyExtensionCartUpdate, saveForLater } from './actions/extension';
export { updateCustomerData } from './actions/update-customer';
export { announceChanges } from './changes';
export { startCustomerPush } from './customer-push';
export { createProject } from './project';
