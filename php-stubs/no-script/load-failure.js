/*
 * Shows the message of the page's template above a block that a missing script keeps from starting, or that
 * could not load a file a second time. Shows the note for administrators, with the addresses of missing files, above the
 * first block.
 *
 * Plugins that optimize pages move this code, and put it into one file with other code: it finds its template by ID, and does
 * nothing without it.
 */
( function () {
	const template = document.querySelector(
		'template#shopfront-load-failure'
	);
	if ( ! template ) {
		return;
	}
	const blocks = '.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout';
	const isWaiting = ( block ) => block.classList.contains( 'is-loading' );
	const isOurs = ( address ) => address.includes( template.dataset.files );
	const note = template.content.querySelector( '[role="note"]' );
	const listed = new Set();
	const failures = new Map();
	const messages = new Map();
	let hasFailed = false;

	const show = ( block ) => {
		if ( ! messages.has( block ) ) {
			const added = template.content.firstElementChild.cloneNode( true );
			messages.set( block, added );
			block.before( added );
		}
		// Shoppers who have clicked, for example on "Place order", may be far below it.
		const { activeElement } = block.ownerDocument;
		if ( activeElement instanceof window.HTMLButtonElement ) {
			messages.get( block ).scrollIntoView( { block: 'center' } );
		}
	};

	const hide = ( block ) => {
		messages.get( block )?.remove();
		messages.delete( block );
	};

	const showWaiting = ( block ) => {
		show( block );
		// It may have been a script that the block can do without, and only the cart was slow.
		new window.MutationObserver(
			() => isWaiting( block ) || failures.size > 0 || hide( block )
		).observe( block, { attributes: true } );
	};

	const allBlocks = () => [ ...document.querySelectorAll( blocks ) ];

	const placeNote = () => {
		if ( listed.size > 0 && ! note.isConnected ) {
			document.querySelector( blocks )?.before( note );
		}
	};

	const list = ( address ) => {
		if ( note && ! listed.has( address ) ) {
			listed.add( address );
			const line = document.createElement( 'p' );
			const link = document.createElement( 'a' );
			link.href = address;
			link.textContent = address;
			line.append( link );
			note.lastElementChild.before( line );
			placeNote();
		}
	};

	// Blocks request a script again when they need it again.
	const count = ( address ) => {
		failures.set( address, ( failures.get( address ) ?? 0 ) + 1 );
		if ( failures.get( address ) > 1 && window.navigator.onLine ) {
			allBlocks().forEach( show );
		}
	};

	// Errors of elements don't bubble.
	window.addEventListener(
		'error',
		( { target } ) => {
			const isScript = target instanceof window.HTMLScriptElement;
			const address = String( target.src || target.href );
			hasFailed = hasFailed || isScript;
			if ( isOurs( address ) ) {
				list( address );
				if ( isScript ) {
					count( address );
				}
			}
		},
		true
	);
	document.addEventListener(
		'load',
		( { target } ) => {
			if ( failures.delete( target.src ) && failures.size === 0 ) {
				[ ...messages.keys() ].forEach( hide );
			}
		},
		true
	);
	// Files of the head may fail before the page has a block.
	document.addEventListener( 'DOMContentLoaded', placeNote );
	window.addEventListener( 'load', () =>
		setTimeout( () => {
			if ( hasFailed ) {
				allBlocks().filter( isWaiting ).forEach( showWaiting );
			}
		}, 2000 )
	);
} )();
