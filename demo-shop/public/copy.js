/*
 * Copy buttons: each copies the text of its `data-copy`, shows that it has, and says so in the next live region.
 */
( () => {
	const SHOWN_MS = 3000;
	const timers = new WeakMap();

	const showCopied = ( button ) => {
		clearTimeout( timers.get( button ) );
		button.classList.add( 'is-copied' );
		timers.set(
			button,
			setTimeout( () => button.classList.remove( 'is-copied' ), SHOWN_MS )
		);
	};

	const select = ( button ) => {
		const value = button.closest( 'div' )?.querySelector( 'bdi' );
		if ( value ) {
			value.ownerDocument.defaultView
				.getSelection()
				.selectAllChildren( value );
		}
	};

	document.addEventListener( 'click', async ( { target } ) => {
		const button = target.closest?.( '[data-copy]' );
		if ( ! button ) {
			return;
		}
		const { copy, copied, failed } = button.dataset;
		const message = button
			.closest( 'section' )
			?.querySelector( '[role="status"]' );
		let text = copied;
		try {
			await navigator.clipboard.writeText( copy );
			showCopied( button );
		} catch {
			// Without HTTPS or permission the shopper can still copy the selected text.
			select( button );
			text = failed;
		}
		if ( message ) {
			message.textContent = text;
		}
	} );
} )();
