export { startOrderAttribution } from './start-order-attribution';
