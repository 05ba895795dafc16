/*
 * A captcha in a common style: on DOMContentLoaded it waits for its element and renders a widget into it. The order
 * sends the token as `extensions[ 'human-check' ].token`, and the server refuses orders without one.
 */
document.addEventListener( 'DOMContentLoaded', () => {
	const { data, i18n } = window.wp;
	const { onCheckoutFail, onCheckoutValidation } =
		window.wc.blocksCheckoutEvents.checkoutEvents;
	const { __ } = i18n;
	const NAMESPACE = 'human-check';
	const PLACE = `#${ NAMESPACE }`;
	let token = '';
	let box = null;

	const setToken = ( value ) => {
		token = value;
		data.dispatch( 'wc/store/checkout' ).setExtensionData( NAMESPACE, {
			token,
		} );
		if ( box ) {
			box.checked = token !== '';
			box.disabled = false;
		}
	};

	const requestToken = async () => {
		try {
			const reply = await fetch( '/demo/tokens', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( { purpose: NAMESPACE } ),
			} );
			return reply.ok ? ( await reply.json() ).token : '';
		} catch {
			return '';
		}
	};

	const draw = ( place ) => {
		const label = document.createElement( 'label' );
		box = document.createElement( 'input' );
		box.type = 'checkbox';
		box.addEventListener( 'change', async () => {
			if ( ! box.checked ) {
				setToken( '' );
				return;
			}
			box.disabled = true;
			setToken( await requestToken() );
		} );
		label.append( box, ' ', __( 'I am a person', 'shopfront' ) );
		place.replaceChildren( label );
	};

	/* The checkout renders when it's ready, and may render again. */
	const drawWhereMissing = () => {
		const place = document.querySelector( PLACE );
		if ( place && place.childElementCount === 0 ) {
			draw( place );
			setToken( token );
		}
	};
	new window.MutationObserver( drawWhereMissing ).observe( document.body, {
		childList: true,
		subtree: true,
	} );
	drawWhereMissing();

	onCheckoutValidation( () =>
		token !== ''
			? true
			: {
					type: 'error',
					errorMessage: __(
						'Confirm that you are a person.',
						'shopfront'
					),
				}
	);
	/* Real captchas accept a token once. */
	onCheckoutFail( () => setToken( '' ) );
} );
