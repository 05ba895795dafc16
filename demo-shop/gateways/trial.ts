import type { ShopOptions } from '../options';
import type { Gateway } from './gateway';

export const TRIAL_GATEWAY = 'demo-trial';

/** A gateway that always pays; its script behaves as the option `trialGateway` says. */
export const trial: Gateway = {
	id: TRIAL_GATEWAY,
	title: 'Trial gateway',
	description: 'Approves every payment.',
	supports: [ 'products', 'tokenization' ],
	instructions: '',
	isExpress: false,
	pay: () => ( { status: 'success', orderStatus: 'processing' } ),
};

/** Enables the trial gateway if its option is on, or if the observer add-on needs a payment method. */
export const withTrialGateway = ( options: ShopOptions ): ShopOptions =>
	options.trialGateway === 'off' && options.observerEvent !== 'payment'
		? options
		: {
				...options,
				paymentMethods: [
					...new Set( [ ...options.paymentMethods, trial.id ] ),
				],
			};
