import { isToken } from '../samples/tokens';
import { GatewayError, type Gateway } from './gateway';

/** An express payment method whose button and sheet are iframes. The sheet's token arrives as `pocket_token`. */
export const pocket: Gateway = {
	id: 'demo-pocket',
	title: 'Demo Pocket',
	description: 'Pay with what your pocket knows.',
	supports: [ 'products' ],
	instructions: '',
	isExpress: true,
	pay: ( { data, database, now } ) => {
		if (
			! isToken( database, 'pocket', data.get( 'pocket_token' ), now )
		) {
			throw new GatewayError( 'Please pay from your pocket.' );
		}
		return { status: 'success', orderStatus: 'processing' };
	},
};
