import type { ShopOptions } from '../options';
import type { Gateway } from './gateway';

export const TRIAL_GATEWAY = 'demo-trial';

/** Always pays. The option `trialGateway` decides how its script behaves. */
export const trial: Gateway = {
	id: TRIAL_GATEWAY,
	title: 'Trial gateway',
	description: 'Approves every payment.',
	supports: [ 'products', 'tokenization' ],
	instructions: '',
	isExpress: false,
	pay: () => ( { status: 'success', orderStatus: 'processing' } ),
};

/** The observer add-on needs a payment method too. */
export const withTrialGateway = ( options: ShopOptions ): ShopOptions =>
	options.trialGateway === 'off' && options.observerEvent !== 'payment'
		? options
		: {
				...options,
				paymentMethods: [
					...new Set( [ ...options.paymentMethods, trial.id ] ),
				],
			};
