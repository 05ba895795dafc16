import { ExpressPayment, type ExpressMethod } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { getFailedMethodMessage, paymentStore } from '@shopfront/data/payment';
import type { RegisteredExpressPaymentMethod } from '@shopfront/registry';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { ExpressErrorBoundary } from './method-error-boundary';
import { MethodElement } from './method-element';
import { useSkeleton } from '../app/use-skeleton';
import { CheckoutOutcome } from '../checkout/placing/checkout-outcome';
import { useEmitRates } from '../checkout/shipping/use-emit-rates';
import { useStoreCart } from '../cart/use-store-cart';
import type { ExpressButtonStyle } from './express-attributes';
import { createExpressFlow } from './express-flow';
import { ExpressNotices } from './express-notices';
import { NoExpressMethods } from './no-express-methods';
import type { ConnectedExpressProps } from './express-payment-props';
import { useShownMethods } from './use-shown-methods';

interface ExpressContentProps {
	method: RegisteredExpressPaymentMethod;
	style: ExpressButtonStyle;
}

const ExpressContent = ( { method, style }: ExpressContentProps ) => {
	const app = useBlockApp();
	const { name, content, edit } = method;
	const { heightPx, borderRadiusPx, isCustom } = style;
	const extra = useMemo(
		() => ( {
			...createExpressFlow( app, name ),
			...( isCustom && {
				buttonAttributes: {
					height: String( heightPx ),
					borderRadius: String( borderRadiusPx ),
				},
			} ),
		} ),
		[ app, name, heightPx, borderRadiusPx, isCustom ]
	);
	const { reportMethodFailure } = useDispatch( paymentStore );
	/** A failed method can't close its window, so we end the express payment. */
	const fail = () => {
		if (
			app.registry.select( paymentStore ).getActivePaymentMethod() ===
			name
		) {
			extra.onError( getFailedMethodMessage() );
		}
		void reportMethodFailure( name );
	};
	return (
		<ExpressErrorBoundary method={ name } onFail={ fail }>
			<MethodElement
				method={ name }
				part="express-payment"
				element={ app.host.isEditor() ? edit : content }
				extra={ extra }
			/>
		</ExpressErrorBoundary>
	);
};

const useExpressMethods = () =>
	useSelect( ( select ) => {
		const payment = select( paymentStore );
		const isInProgress =
			payment.isExpressPaymentMethodActive() ||
			select( checkoutStore ).getOrderState().status !== 'idle';
		return {
			available: payment.getAvailableExpressPaymentMethods(),
			registered: payment.getRegisteredExpressPaymentMethods(),
			isKnown: payment.expressPaymentMethodsInitialized(),
			failed: payment.getState().failedMethods,
			isInProgress,
			// The selection in the form doesn't concern express methods.
			active: isInProgress ? payment.getActivePaymentMethod() : '',
		};
	}, [] );

/** A cart with express payment needs these parts of a checkout. */
const CheckoutEffects = () => {
	const { shippingEnabled } = useBlockApp().settings;
	const { isNeeded, packages, isLoading } = useStoreCart( ( cart ) => ( {
		isNeeded: cart.cartNeedsShipping,
		packages: cart.shippingRates,
		isLoading: cart.isLoadingRates,
	} ) );
	useEmitRates( shippingEnabled && isNeeded, packages, isLoading );
	return <CheckoutOutcome />;
};

/** Administrators see errors of express methods even without buttons (docs/contract/cart-and-checkout.md 6). */
export const ConnectedExpressPayment = ( props: ConnectedExpressProps ) => (
	<>
		<ExpressArea { ...props } />
		{ props.context === 'cart' && <CheckoutEffects /> }
	</>
);

const ExpressArea = ( {
	className,
	context,
	style,
	isOffered = true,
	slotCount: reservedCount,
}: ConnectedExpressProps ) => {
	const { host, payments, settings } = useBlockApp();
	const { available, registered, isKnown, active, isInProgress, failed } =
		useExpressMethods();
	const showsDetails = settings.currentUserIsAdmin || host.isEditor();
	// Administrators see a failed button's error. For shoppers the button disappears.
	const names = isOffered
		? Object.keys( available ).filter(
				( name ) => showsDetails || ! failed.includes( name )
			)
		: [];
	const isLoading = useSkeleton( isOffered && ! isKnown );
	const container = useRef< HTMLDivElement >( null );
	const shown = useShownMethods(
		container,
		{
			available: names,
			slotCount: isLoading
				? Object.keys( registered ).length
				: names.length,
		},
		reservedCount
	);
	if ( host.isEditor() && names.length === 0 && ! isLoading ) {
		return <NoExpressMethods className={ className } />;
	}
	const methods = shown.names.flatMap( ( name ): ExpressMethod[] => {
		const method = payments.getExpressPaymentMethods()[ name ];
		return method
			? [
					{
						name,
						content: (
							<ExpressContent method={ method } style={ style } />
						),
						isDisabled:
							! names.includes( name ) ||
							( isInProgress && active !== name ),
					},
				]
			: [];
	} );
	const notices =
		( shown.slotCount > 0 && ( names.length > 0 || isLoading ) ) ||
		settings.currentUserIsAdmin ? (
			<ExpressNotices context={ context } />
		) : null;
	return (
		<div ref={ container } className={ className }>
			{ shown.slotCount > 0 ? (
				<ExpressPayment
					context={ context }
					methods={ isLoading ? [] : methods }
					isLoading={ isLoading }
					slotCount={ shown.slotCount }
					buttonHeightPx={ style.heightPx }
					buttonBorderRadiusPx={ style.borderRadiusPx }
				>
					{ notices }
				</ExpressPayment>
			) : (
				notices
			) }
		</div>
	);
};
