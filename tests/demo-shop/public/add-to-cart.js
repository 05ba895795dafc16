/*
 * Sends "Add to cart" forms in the background; without it they are plain forms. Updates the count in the header when a
 * block on the page or another tab changes the cart.
 */
( () => {
	const { api } = document.currentScript.dataset;
	/* A stored page has no nonce. */
	const config = window.wcBlocksMiddlewareConfig || { storeApiNonce: '' };
	const find = ( selector, root = document ) =>
		root.querySelector( selector );
	const fire = ( name ) =>
		document.body.dispatchEvent(
			new CustomEvent( name, {
				bubbles: true,
				cancelable: true,
				detail: {},
			} )
		);
	const decode = ( html ) =>
		new window.DOMParser().parseFromString( html, 'text/html' ).body
			.textContent;

	/* Updates the badge in the header, unless it has a script of its own. */
	const showCount = ( count ) => {
		const badge = find( '[data-sf-cart-count]' );
		if ( badge ) {
			badge.textContent = count;
			badge.hidden = ! count && badge.dataset.sfCartCount !== 'always';
			badge.closest( 'button' ).ariaLabel =
				`Number of items in the cart: ${ count }`;
		}
	};

	/* Sends the request. A reply that refuses the nonce has a new one for another attempt. */
	const send = async ( item, canRepeat = true ) => {
		const sent = config.storeApiNonce;
		const reply = await fetch( `${ api }/cart/add-item?_locale=site`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Nonce: sent },
			body: JSON.stringify( item ),
		} );
		config.storeApiNonce = reply.headers.get( 'Nonce' ) || sent;
		return canRepeat &&
			[ 401, 403 ].includes( reply.status ) &&
			config.storeApiNonce !== sent
			? send( item, false )
			: reply;
	};

	/* Sends the form, and returns the error message, if any. */
	const add = async ( form ) => {
		const { quantity, ...fields } = Object.fromEntries(
			new FormData( form )
		);
		const variation = Object.keys( fields )
			.filter( ( name ) => name.startsWith( 'attribute_' ) )
			.map( ( attribute ) => ( {
				attribute,
				value: fields[ attribute ],
			} ) );
		try {
			const reply = await send( {
				id: +form.dataset.sfAdd,
				quantity: +quantity,
				variation,
			} );
			const body = await reply.json();
			if ( ! reply.ok ) {
				return decode( body.message );
			}
			showCount( body.items_count );
			return '';
		} catch {
			return 'The connection was lost. Look in your cart before you try again.';
		}
	};

	const submit = async ( form, button ) => {
		button.ariaDisabled = 'true';
		fire( 'wc-blocks_adding_to_cart' );
		const problem = await add( form );
		find( '[data-sf-message]', form ).textContent = problem;
		find( '#sf-live' ).textContent = problem || form.dataset.sfAdded;
		button.classList.toggle( 'is-added', ! problem );
		button.ariaDisabled = 'false';
		if ( ! problem ) {
			fire( 'wc-blocks_added_to_cart' );
		}
	};

	document.addEventListener( 'submit', ( event ) => {
		const form = event.target;
		if ( form.dataset.sfAdd ) {
			event.preventDefault();
			const button = find( '[type=submit]', form );
			if ( button.ariaDisabled !== 'true' ) {
				submit( form, button );
			}
		}
	} );

	/* Shows the price of the chosen variation, and the product's own price until all attributes are chosen. */
	const showVariationPrice = ( form ) => {
		const variations = JSON.parse( form.dataset.sfVariations );
		const chosen = Object.fromEntries( new FormData( form ) );
		const match = variations.find( ( { attributes } ) =>
			Object.keys( attributes ).every(
				( name ) =>
					chosen[ name ] &&
					( ! attributes[ name ] ||
						attributes[ name ] === chosen[ name ] )
			)
		);
		find( '[data-sf-variation-price]', form ).innerHTML = match
			? match.price
			: '';
	};
	const forms = document.querySelectorAll( '[data-sf-variations]' );
	forms.forEach( showVariationPrice );
	document.addEventListener( 'change', ( { target } ) => {
		const form = target.closest( '[data-sf-variations]' );
		if ( form ) {
			showVariationPrice( form );
		}
	} );

	/*
	 * Blocks store the cart for the next page half a second after a change; reading it there costs no request. Without
	 * storage, the count of the page stays.
	 */
	const COUNT_CHECK_DELAY_MS = 700;
	let timer;
	const showStoredCount = () => {
		try {
			const { itemsCount } = JSON.parse(
				window.localStorage.getItem( 'storeApiCartData' )
			);
			if ( Number.isInteger( itemsCount ) ) {
				showCount( itemsCount );
			}
		} catch {}
	};
	window.addEventListener( 'wc-blocks_store_sync_required', () => {
		clearTimeout( timer );
		timer = setTimeout( showStoredCount, COUNT_CHECK_DELAY_MS );
	} );
	window.addEventListener( 'storage', ( { key } ) => {
		if ( key === 'storeApiCartData' ) {
			showStoredCount();
		}
	} );
} )();
