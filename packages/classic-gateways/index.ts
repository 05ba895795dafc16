export { startClassicGateways } from './start';
