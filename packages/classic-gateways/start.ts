import { BLOCK_NAMESPACE, STORE_NAMESPACE } from '@shopfront/names';
import { fetchFields } from './fetch-fields';
import { findClassicForm, type ClassicForm } from './classic-form';
import { createClassicOrder } from './classic-order';
import type { GatewayData, MethodProps, QueryFunction } from './types';
import './style.scss';

/** Globals of WordPress and WooCommerce, which the script's handle names. */
interface Globals {
	jQuery: QueryFunction;
	wp: {
		element: typeof import( '@wordpress/element' );
		data: {
			dispatch: ( store: string ) => {
				invalidateResolution: (
					selector: string,
					args: readonly unknown[]
				) => unknown;
				__internalSetIdle: () => unknown;
			};
			resolveSelect: ( store: string ) => {
				getCartData: () => Promise< unknown >;
			};
		};
	};
	wc: {
		wcSettings: {
			getSetting: ( name: string, fallback: unknown ) => unknown;
		};
		wcBlocksRegistry: {
			registerPaymentMethod: ( options: object ) => void;
		};
	};
}

const CART_STORE = `${ STORE_NAMESPACE }/store/cart`;
const CHECKOUT_STORE = `${ STORE_NAMESPACE }/store/checkout`;

const isClassic = ( data: unknown ): data is GatewayData =>
	typeof data === 'object' && data !== null && 'shopfrontClassic' in data;

/** Whether a gateway's script asks for a new cart. */
const UPDATE_EVENTS = 'update_checkout wc_update_cart';

const createContent = (
	view: Window & Globals,
	form: ClassicForm,
	gateway: string,
	data: GatewayData
) => {
	const { jQuery: query } = view;
	const { createElement, useEffect, useLayoutEffect, useRef } =
		view.wp.element;
	const { document: page } = view;
	return function ClassicGateway( props: Partial< MethodProps > ) {
		const { billing, shippingData, eventRegistration } = props;
		const isIdle = props.checkoutStatus?.isIdle ?? true;
		const place = useRef< HTMLDivElement >( null );
		const latest = useRef( { isIdle, press: props.onSubmit } );
		latest.current = { isIdle, press: props.onSubmit };
		const isPressHeld = useRef( false );
		useEffect( () => {
			if ( isIdle && isPressHeld.current ) {
				isPressHeld.current = false;
				latest.current.press?.();
			}
		}, [ isIdle ] );
		useLayoutEffect( () => {
			const element = place.current;
			if ( ! element ) {
				return undefined;
			}
			form.show( gateway, element );
			return () => form.hide( element );
		}, [] );
		useEffect( () => {
			form.setAddress( 'billing', billing?.billingAddress ?? {} );
		}, [ billing?.billingAddress ] );
		useEffect( () => {
			form.setAddress( 'shipping', shippingData?.shippingAddress ?? {} );
		}, [ shippingData?.shippingAddress ] );
		const total = billing?.cartTotal.value;
		const country = billing?.billingAddress.country;
		useEffect( () => {
			const controller = new AbortController();
			void fetchFields( view, query, form, controller.signal );
			return () => controller.abort();
		}, [ total, country ] );
		useEffect( () => {
			if ( ! eventRegistration ) {
				return undefined;
			}
			const order = createClassicOrder( {
				page,
				query,
				form,
				gateway,
				data,
				press: ( isPatient ) => {
					if ( latest.current.isIdle ) {
						latest.current.press?.();
					} else {
						isPressHeld.current = isPatient;
					}
				},
				release: () =>
					void view.wp.data
						.dispatch( CHECKOUT_STORE )
						.__internalSetIdle(),
			} );
			const stops = [
				eventRegistration.onPaymentSetup( order.setUp ),
				eventRegistration.onCheckoutSuccess( order.succeed ),
				eventRegistration.onCheckoutFail(
					( { processingResponse } ) => {
						order.fail( processingResponse?.message ?? '' );
						return undefined;
					}
				),
				order.stop,
			];
			query( page.body ).trigger( 'payment_method_selected' );
			return () => stops.forEach( ( stop ) => stop() );
		}, [ eventRegistration ] );
		return createElement( 'div', {
			ref: place,
			// Scripts look for the class.
			className: `sf-classic-gateway ${ BLOCK_NAMESPACE }`,
		} );
	};
};

/** Registers each offered gateway of the page as a payment method. */
export const startClassicGateways = ( view: Window ): void => {
	const page = view as Window & Globals;
	const { jQuery: query, wp, wc, document } = page;
	const { createElement } = wp.element;
	const methods = wc.wcSettings.getSetting( 'paymentMethodData', {} );
	const form = findClassicForm( document, query );
	const isInEditor = document.body.classList.contains( 'wp-admin' );
	for ( const [ name, data ] of Object.entries( methods ?? {} ) ) {
		if ( isClassic( data ) ) {
			const description = createElement( 'p', null, data.description );
			wc.wcBlocksRegistry.registerPaymentMethod( {
				name,
				label: data.title,
				ariaLabel: data.title,
				icons: data.icons,
				content: form
					? createElement( createContent( page, form, name, data ) )
					: description,
				edit: description,
				// The platform's own checkout has no form for them.
				canMakePayment: () => form?.has( name ) ?? isInEditor,
				...( data.buttonText && {
					placeOrderButtonLabel: data.buttonText,
				} ),
				supports: { features: data.supports },
			} );
		}
	}
	query( document.body ).on( UPDATE_EVENTS, async () => {
		wp.data
			.dispatch( CART_STORE )
			.invalidateResolution( 'getCartData', [] );
		await wp.data.resolveSelect( CART_STORE ).getCartData();
		if ( form ) {
			await fetchFields(
				page,
				query,
				form,
				new AbortController().signal
			);
		}
	} );
	query( document.body ).trigger( 'init_checkout' );
};
