import {
	createPaymentRegistry,
	type PaymentMethodRepository,
	type RegisteredExpressPaymentMethod,
	type RegisteredPaymentMethod,
} from '@shopfront/registry';
import { getPlatform } from './platform';

/** How often late registrations are copied, and for how long, ms. Most scripts register before the editor opens. */
const INTERVAL_MS = 500;
const DURATION_MS = 10_000;

/** Copies the payment methods that scripts register with the platform, which emits no event for them. */
export const followPaymentMethods = (
	view: Window,
	payments: PaymentMethodRepository
): void => {
	const registry = createPaymentRegistry( payments );
	const copied = new WeakSet< object >();
	/** Copies methods once. The platform's objects have `canMakePayment` on their prototype, so it is copied by name. */
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
