/*
 * A provider that takes the payment in its own dialog. The server responds to the order with a fragment of the page,
 * which the script sees by `hashchange`, or in the URL when the page loads with it.
 */
( ( { data, element, i18n }, { wcBlocksRegistry, wcSettings } ) => {
	const { createElement } = element;
	const { __ } = i18n;
	const NAME = 'demo-dialog';
	const FRAGMENT = /^#demo-dialog-(\d+)-(\w+)$/;
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );

	const settle = async ( order, key, isPaid ) => {
		const response = await fetch( '/demo/dialog-payment', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { order, key, isPaid } ),
		} );
		return response.json();
	};

	const buttonOf = ( text, onClick ) => {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'demo-wallet__action';
		button.textContent = text;
		button.addEventListener( 'click', onClick );
		return button;
	};

	const openDialog = ( order, key ) => {
		const dialog = document.createElement( 'dialog' );
		dialog.className = 'demo-wallet__sheet';
		dialog.setAttribute( 'aria-labelledby', 'demo-dialog-title' );
		const title = document.createElement( 'h2' );
		title.id = 'demo-dialog-title';
		title.textContent = settings.title;
		const actions = document.createElement( 'div' );
		actions.className = 'demo-wallet__actions';

		const pay = async () => {
			const { redirect } = await settle( order, key, true );
			if ( redirect ) {
				window.location = redirect;
			} else {
				dialog.close();
			}
		};
		/* A payment error unlocks the form. The order stays, and the next attempt pays it. */
		const decline = async () => {
			const { message } = await settle( order, key, false );
			dialog.close();
			data.dispatch( 'wc/store/payment' ).__internalSetPaymentError();
			data.dispatch( 'core/notices' ).createErrorNotice( message, {
				id: 'wc-payment-error',
				context: 'wc/checkout/payments',
				isDismissible: false,
			} );
		};
		actions.append(
			buttonOf( __( 'Pay now', 'shopfront' ), pay ),
			buttonOf( __( 'Decline', 'shopfront' ), decline ),
			/* Like many providers, it doesn't notify the page. */
			buttonOf( __( 'Close', 'shopfront' ), () => dialog.close() )
		);
		dialog.append( title, actions );
		dialog.addEventListener( 'close', () => dialog.remove() );
		document.body.append( dialog );
		dialog.showModal();
	};

	const openByAddress = () => {
		const [ isOurs, order, key ] =
			FRAGMENT.exec( window.location.hash ) ?? [];
		if ( isOurs ) {
			openDialog( Number( order ), key );
		}
	};
	window.addEventListener( 'hashchange', openByAddress );
	openByAddress();

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: settings.title,
		ariaLabel: settings.title ?? NAME,
		content: createElement( 'p', null, settings.description ),
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.wp, window.wc );
