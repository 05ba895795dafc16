/*
 * A wallet whose button and sheet are its provider's pages in iframes, like real wallets. This script exchanges
 * messages with both: it opens the sheet, sends the total and rates, applies the choices, and places the order.
 */
( ( { data, element, i18n }, { wcBlocksRegistry, wcSettings } ) => {
	const { createElement, useEffect, useRef } = element;
	const { __ } = i18n;
	const NAME = 'demo-pocket';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	const ORIGIN = window.location.origin;
	const BUTTON = '/demo/pocket/button/';
	const SHEET = '/demo/pocket/sheet/';
	const EMAIL = 'penny@pocket.test';

	/* Returns a function that stops listening. */
	const listen = ( frame, answer ) => {
		const onMessage = ( { origin, source, data: message } ) => {
			if ( origin === ORIGIN && source === frame.contentWindow ) {
				answer( message );
			}
		};
		window.addEventListener( 'message', onMessage );
		return () => window.removeEventListener( 'message', onMessage );
	};
	const post = ( frame, message ) =>
		frame.contentWindow?.postMessage( message, ORIGIN );

	const cart = () => data.select( 'wc/store/cart' ).getCartData();
	const total = () => {
		const { totals } = cart();
		return new Intl.NumberFormat( document.documentElement.lang, {
			style: 'currency',
			currency: totals.currency_code,
			minimumFractionDigits: totals.currency_minor_unit,
		} ).format(
			Number( totals.total_price ) / 10 ** totals.currency_minor_unit
		);
	};
	/* The first package only: the sheet offers one choice. */
	const rates = () =>
		( cart().shippingRates[ 0 ]?.shipping_rates ?? [] )
			.filter( ( { method_id: method } ) => method !== 'pickup_location' )
			.map( ( { rate_id: id, name, selected } ) => ( {
				id,
				name,
				selected,
			} ) );

	const openSheet = ( { onMessage, onClosed } ) => {
		const dialog = document.createElement( 'dialog' );
		const frame = document.createElement( 'iframe' );
		dialog.className = 'pocket__sheet';
		dialog.setAttribute( 'aria-label', settings.title );
		frame.title = settings.title;
		frame.src = SHEET;
		dialog.append( frame );
		document.body.append( dialog );
		const stop = listen( frame, ( message ) => onMessage( message ) );
		const close = () => {
			stop();
			dialog.close();
			dialog.remove();
		};
		dialog.addEventListener( 'cancel', ( event ) => {
			event.preventDefault();
			onClosed();
		} );
		dialog.showModal();
		return { close, post: ( message ) => post( frame, message ) };
	};

	const Content = ( props ) => {
		const frame = useRef( null );
		const sheet = useRef( null );
		const before = useRef( null );
		const approved = useRef( null );
		/* Messages arrive at any time, so responses use the latest props. */
		const latest = useRef( props );
		latest.current = props;
		const { activePaymentMethod, eventRegistration, emitResponse } = props;
		const { buttonAttributes } = props;
		const { onPaymentSetup } = eventRegistration;
		const { responseTypes } = emitResponse;
		const isActive = activePaymentMethod === NAME;

		useEffect( () => {
			const sendTotal = () =>
				sheet.current?.post( {
					type: 'cart',
					total: total(),
					rates: rates(),
				} );
			const sendTo = async ( address ) => {
				const { needsShipping } = latest.current.shippingData;
				if ( needsShipping && address ) {
					await data
						.dispatch( 'wc/store/cart' )
						.updateCustomerData( { shipping_address: address } );
				}
			};
			const close = async () => {
				sheet.current?.close();
				sheet.current = null;
				latest.current.onClose();
				await sendTo( before.current ).catch( () => undefined );
			};
			const responses = {
				ready: sendTotal,
				address: async ( { address } ) => {
					await sendTo( address ).catch( () => undefined );
					sendTotal();
				},
				rate: async ( { id } ) => {
					await data
						.dispatch( 'wc/store/cart' )
						.selectShippingRate(
							id,
							cart().shippingRates[ 0 ].package_id
						)
						.catch( () => undefined );
					sendTotal();
				},
				cancel: close,
				approved: ( { token, address } ) => {
					approved.current = { token, address };
					sheet.current?.close();
					sheet.current = null;
					latest.current.onSubmit();
				},
			};
			const stop = listen( frame.current, ( { type } ) => {
				if ( type === 'click' && sheet.current === null ) {
					before.current =
						latest.current.shippingData.shippingAddress;
					approved.current = null;
					latest.current.onClick();
					sheet.current = openSheet( {
						onMessage: ( message ) =>
							responses[ message.type ]?.( message ),
						onClosed: close,
					} );
				}
			} );
			return () => {
				stop();
				sheet.current?.close();
			};
		}, [] );

		useEffect( () => {
			if ( ! isActive ) {
				return undefined;
			}
			return onPaymentSetup( () => {
				const { token, address } = approved.current ?? {};
				return token
					? {
							type: responseTypes.SUCCESS,
							meta: {
								paymentMethodData: { pocket_token: token },
								billingAddress: { ...address, email: EMAIL },
								shippingAddress: address,
							},
						}
					: {
							type: responseTypes.ERROR,
							message: __(
								'The pocket was closed.',
								'shopfront'
							),
						};
			} );
		}, [ isActive, onPaymentSetup, responseTypes ] );

		return createElement( 'iframe', {
			ref: frame,
			className: 'pocket__button',
			title: settings.title,
			src: BUTTON,
			style: { blockSize: `${ buttonAttributes?.height ?? 48 }px` },
		} );
	};

	wcBlocksRegistry.registerExpressPaymentMethod( {
		name: NAME,
		title: settings.title,
		description: settings.description,
		gatewayId: NAME,
		content: createElement( Content ),
		edit: createElement( 'p', null, settings.title ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.wp, window.wc );
