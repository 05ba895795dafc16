import { startOrderAttribution } from '@shopfront/behaviors/order-attribution';

startOrderAttribution( window );
