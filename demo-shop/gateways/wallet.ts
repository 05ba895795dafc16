import { GatewayError, type Gateway } from './gateway';

/** An express payment method. The sheet's result arrives as `wallet_token`. */
export const wallet: Gateway = {
	id: 'demo-wallet',
	title: 'Demo Wallet',
	description: 'Pay with what your wallet knows.',
	supports: [ 'products' ],
	instructions: '',
	isExpress: true,
	pay: ( { data } ) => {
		const token = data.get( 'wallet_token' );
		if ( typeof token !== 'string' || token === '' ) {
			throw new GatewayError( 'Please pay from your wallet.' );
		}
		return token === 'declined'
			? { status: 'failure', message: 'Your wallet was declined.' }
			: { status: 'success', orderStatus: 'processing' };
	},
};
