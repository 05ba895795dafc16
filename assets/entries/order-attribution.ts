import { startOrderAttribution } from '@shopfront/behaviors/forms/order-attribution';

startOrderAttribution( window );
