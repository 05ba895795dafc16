/* Sends "Add to cart" forms in the background, until the build has a script for that; without it they are plain forms. */
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
			return '';
		} catch {
			return form.dataset.sfLost;
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
} )();
