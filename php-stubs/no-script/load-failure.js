/* Shows the message of the template before this script above each block that a missing script keeps from starting. */
( function () {
	const template = document.currentScript.previousElementSibling;
	const blocks = '.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout';
	const isWaiting = ( block ) => block.classList.contains( 'is-loading' );
	let hasFailed = false;

	const show = ( block ) => {
		const message = template.content.firstElementChild.cloneNode( true );
		block.before( message );
		// It may have been a script that the block can do without, and only the cart was slow.
		new window.MutationObserver(
			() => isWaiting( block ) || message.remove()
		).observe( block, { attributes: true } );
	};

	// Errors of elements don't bubble.
	window.addEventListener(
		'error',
		( { target } ) => {
			hasFailed = hasFailed || target instanceof window.HTMLScriptElement;
		},
		true
	);
	window.addEventListener( 'load', () =>
		setTimeout( () => {
			if ( hasFailed ) {
				[ ...document.querySelectorAll( blocks ) ]
					.filter( isWaiting )
					.forEach( show );
			}
		}, 2000 )
	);
} )();
