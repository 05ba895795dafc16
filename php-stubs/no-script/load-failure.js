/*
 * Shows the template's message above a block that can't start without a missing script, or that failed to load a file
 * twice. Administrators see the addresses of missing files above the first block.
 *
 * A page that a cache has kept may name files of an older build. It loads itself again once, unless the shopper has typed
 * something. The new page doesn't, and the tab doesn't for a file that was missing before.
 *
 * Optimization plugins move this code, and combine it with other code. So it finds its template by ID, and does nothing
 * without it.
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

	const FRESH = 'shopfront-fresh';
	const RELOADED = 'sfReloaded';
	const here = new URL( window.location.href );
	const isFresh = here.searchParams.has( FRESH );
	if ( isFresh ) {
		here.searchParams.delete( FRESH );
		window.history.replaceState( window.history.state, '', here );
	}

	const isTyped = ( {
		type,
		value,
		defaultValue,
		checked,
		defaultChecked,
	} ) =>
		type === 'checkbox' || type === 'radio'
			? checked !== defaultChecked
			: ( value ?? '' ) !== ( defaultValue ?? value ?? '' );

	// Whether the file was missing before. Without storage, the page never loads itself again.
	const isKnown = ( address ) => {
		try {
			const known = window.sessionStorage.getItem( RELOADED ) ?? '';
			if ( known.split( '\n' ).includes( address ) ) {
				return true;
			}
			window.sessionStorage.setItem(
				RELOADED,
				`${ known }\n${ address }`
			);
			return false;
		} catch {
			return true;
		}
	};

	const loadAgain = ( address ) => {
		const fields = document.querySelectorAll( '[name]' );
		if (
			window.navigator.onLine &&
			allBlocks().some( isWaiting ) &&
			! [ ...fields ].some( isTyped ) &&
			! isKnown( address ) &&
			! isFresh
		) {
			// Caches keep pages by their address.
			here.searchParams.set( FRESH, Date.now() );
			window.location.replace( here );
		}
	};

	const show = ( block ) => {
		if ( ! messages.has( block ) ) {
			const added = template.content.firstElementChild.cloneNode( true );
			messages.set( block, added );
			block.before( added );
		}
		// A shopper who has pressed "Place order" may be far below it.
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
		// The block may not have needed that script, and only the cart was slow.
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
					loadAgain( address );
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
	// Files in the head may fail before the page has a block.
	document.addEventListener( 'DOMContentLoaded', placeNote );
	window.addEventListener( 'load', () =>
		setTimeout( () => {
			if ( hasFailed ) {
				allBlocks().filter( isWaiting ).forEach( showWaiting );
			}
		}, 2000 )
	);
} )();
