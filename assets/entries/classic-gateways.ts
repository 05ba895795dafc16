import { startClassicGateways } from '@shopfront/classic-gateways';

startClassicGateways( window );
