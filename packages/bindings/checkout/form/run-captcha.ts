import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { setPageErrors, validationStore } from '@shopfront/data/validation';
import { __ } from '@wordpress/i18n';
import type { BlockApp } from '../../app/block-app';
import type { CaptchaProvider, CaptchaWidget } from './captcha-providers';

/** How often it is asked whether the captcha's own script has come (docs/contract/cart-and-checkout.md 9). */
export const CAPTCHA_POLL_MS = 100;

/** Under which it is kept that a captcha is not solved. */
export const getCaptchaErrorId = ( {
	namespace,
}: Pick< CaptchaProvider, 'namespace' > ): string => `captcha_${ namespace }`;

/** What says that the checkout has been updated: its sums, its coupons, and how often it was refused. */
const getCheckoutSnapshot = ( { registry }: BlockApp ): readonly unknown[] => {
	// A cart that is told again keeps the coupons that it had as the same list.
	const { coupons, totals } = registry.select( cartStore ).getServerCart();
	return [
		coupons,
		totals.total_price,
		totals.total_shipping,
		totals.total_tax,
		registry.select( checkoutStore ).getRejectionCount(),
	];
};

/**
 * Looks out for moments at which the captcha has to be solved anew. That an error is over is none: it is when the order
 * is asked for again, with what was solved after it went wrong.
 */
const createChangeDetector = ( app: BlockApp ): ( () => boolean ) => {
	const hasError = () => app.registry.select( checkoutStore ).hasError();
	let seen = getCheckoutSnapshot( app );
	let hadError = hasError();
	return () => {
		const snapshot = getCheckoutSnapshot( app );
		const hasChanged =
			snapshot.some( ( value, index ) => value !== seen[ index ] ) ||
			( hasError() && ! hadError );
		seen = snapshot;
		hadError = hasError();
		return hasChanged;
	};
};

/**
 * Runs a captcha in an element: waits for its script, sends its token along with the order, takes the token back when
 * it expires, and asks anew whenever the checkout was updated, a coupon came or went, or the order went wrong
 * (docs/contract/cart-and-checkout.md 4, "Captcha"). While it is there and not solved, the order is kept back as for
 * any other field; by one that fails it is not, as nobody may be able to solve it. Returns the stop.
 */
export const runCaptcha = (
	app: BlockApp,
	provider: CaptchaProvider,
	element: HTMLElement
): ( () => void ) => {
	const { namespace, isLoaded, render } = provider;
	const { registry, host } = app;
	const errorId = getCaptchaErrorId( provider );
	let widget: CaptchaWidget | null = null;
	let isStopped = false;
	let hasFailed = false;
	let timer: unknown = null;

	const readToken = () =>
		registry.select( checkoutStore ).getExtensionData()[ namespace ]?.token;
	/** One whose script does not come, or that fails, cannot be solved: that is for the server to judge. */
	const updateError = () => {
		const errors = registry.dispatch( validationStore );
		if ( ! widget || hasFailed || readToken() ) {
			void errors.clearValidationError( errorId );
		} else if (
			! registry.select( validationStore ).getValidationError( errorId )
		) {
			setPageErrors( registry, {
				[ errorId ]: {
					message: __(
						'Please complete the security check.',
						'shopfront'
					),
					hidden: true,
				},
			} );
		}
	};
	const fail = ( kind: 'threw' | 'wrongType', error?: unknown ) => {
		if ( ! isStopped ) {
			hasFailed = true;
			updateError();
		}
		app.extensionPoints
			.get()
			?.statistics.recordFault(
				namespace,
				'captcha',
				kind,
				error,
				kind === 'threw'
			);
	};
	const setToken = ( token: string ) => {
		if ( isStopped ) {
			return;
		}
		// It is an add-on's word.
		if ( typeof token !== 'string' ) {
			fail( 'wrongType' );
			return;
		}
		void registry
			.dispatch( checkoutStore )
			.setExtensionData( namespace, { token } );
		updateError();
	};
	const runSafely = ( step: () => void ) => {
		try {
			step();
		} catch ( error ) {
			// eslint-disable-next-line no-console -- An add-on's fault; its author looks for it here.
			console.error(
				`Shopfront: the captcha ${ namespace } failed. See the error that follows.`,
				error
			);
			fail( 'threw', error );
		}
	};

	const poll = () =>
		runSafely( () => {
			if ( ! isLoaded() ) {
				timer = host.clock.setTimeout( poll, CAPTCHA_POLL_MS );
				return;
			}
			widget = render( element, {
				onToken: setToken,
				onExpire: () => setToken( '' ),
			} );
			updateError();
		} );
	poll();

	const needsReset = createChangeDetector( app );
	const stopListening = registry.subscribe( () => {
		if ( ! needsReset() ) {
			return;
		}
		// What was solved for the checkout as it was is spent; there may be nothing solved yet.
		if ( readToken() ) {
			setToken( '' );
		}
		runSafely( () => widget?.reset() );
	} );

	return () => {
		host.clock.clearTimeout( timer );
		stopListening();
		setToken( '' );
		isStopped = true;
		void registry
			.dispatch( validationStore )
			.clearValidationError( errorId );
		runSafely( () => widget?.remove?.() );
		element.replaceChildren();
	};
};
