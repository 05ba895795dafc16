import {
	createPaymentRegistry,
	type PaymentMethodRepository,
	type RegisteredExpressPaymentMethod,
	type RegisteredPaymentMethod,
} from '@shopfront/registry';
import { getPlatform } from './platform';

/**
 * Milliseconds between copies of late registrations, and until we stop. Most scripts register before the editor
 * opens.
 */
const INTERVAL_MS = 500;
const DURATION_MS = 10_000;

/** The platform emits no event when a script registers a payment method, so we poll and copy. */
export const followPaymentMethods = (
	view: Window,
	payments: PaymentMethodRepository
): void => {
	const registry = createPaymentRegistry( payments );
	const copied = new WeakSet< object >();
	/**
	 * Copies each method once. The platform's objects have `canMakePayment` on their prototype, so we copy it by
	 * name.
	 */
	const copy = <
		Method extends RegisteredPaymentMethod | RegisteredExpressPaymentMethod,
	>(
		methods: Readonly< Record< string, Method > >,
		register: ( method: Method ) => void
	) => {
		for ( const method of Object.values( methods ) ) {
			if ( ! copied.has( method ) ) {
				copied.add( method );
				register( {
					...method,
					canMakePayment: method.canMakePaymentFromConfig,
				} );
			}
		}
	};
	const copyAll = () => {
		const platform = getPlatform().wcBlocksRegistry;
		if ( platform ) {
			copy(
				platform.getPaymentMethods(),
				registry.registerPaymentMethod
			);
			copy(
				platform.getExpressPaymentMethods(),
				registry.registerExpressPaymentMethod
			);
		}
	};
	copyAll();
	const timer = view.setInterval( copyAll, INTERVAL_MS );
	view.setTimeout( () => view.clearInterval( timer ), DURATION_MS );
};
