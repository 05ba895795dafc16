/**
 * Runs first on each page of a journey. Records what a screen reader would announce, across pages, and reports whether
 * a shopper can see the focused control. Offers `window.sfEngines`.
 */
( () => {
	// Plays a browser without these, in all tabs of the shop.
	if ( localStorage.getItem( 'sf-engines-storage-only' ) ) {
		Reflect.deleteProperty( window, 'BroadcastChannel' );
		Object.defineProperty( navigator, 'locks', { value: undefined } );
	}

	const LIVE = '[aria-live]:not([aria-live="off"]), [role=alert]';
	const CONTROLS =
		'a[href], button, input, select, textarea, summary, [tabindex]';
	const NAMED_BY_CONTENT =
		'a, button, summary, h1, h2, h3, [role=button], [role=alert], [role=link]';
	const STORE = 'sf-engines-announcements';

	// Survives navigation, unlike a variable.
	const announced = () =>
		JSON.parse( sessionStorage.getItem( STORE ) ?? '[]' );
	let lastChangeMs = Date.now();
	const record = ( text ) => {
		lastChangeMs = Date.now();
		sessionStorage.setItem(
			STORE,
			JSON.stringify( [ ...announced(), text ] )
		);
	};

	const last = new WeakMap();
	const take = ( region ) => {
		// A hidden region is announced when it shows.
		if (
			! region ||
			region.closest( '[hidden]' ) ||
			last.get( region ) === region.textContent
		) {
			return;
		}
		last.set( region, region.textContent );
		// An invisible space at the end makes screen readers announce an equal message again.
		const text = region.textContent.replace( /\s+/g, ' ' ).trim();
		if ( text ) {
			record( text );
		}
	};
	new window.MutationObserver( ( changes ) => {
		for ( const { target, addedNodes } of changes ) {
			const parent =
				target instanceof window.Element
					? target
					: target.parentElement;
			take( parent?.closest( LIVE ) );
			for ( const node of addedNodes ) {
				if ( node instanceof window.Element ) {
					// Screen readers announce the initial content of alerts, but not of other live regions.
					node.querySelectorAll( '[role=alert]' ).forEach( take );
					if ( node.matches( '[role=alert]' ) ) {
						take( node );
					}
				}
			}
		}
	} ).observe( document, {
		attributeFilter: [ 'hidden' ],
		subtree: true,
		childList: true,
		characterData: true,
	} );
	document.addEventListener( 'DOMContentLoaded', () => {
		// Screen readers don't announce the first document's alerts.
		document
			.querySelectorAll( LIVE )
			.forEach( ( region ) => last.set( region, region.textContent ) );
		record( `(page) ${ document.title }` );
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			record( `(page) ${ document.title }` );
		}
	} );

	let requests = 0;
	const originalFetch = window.fetch;
	window.fetch = async ( ...args ) => {
		requests++;
		try {
			return await originalFetch( ...args );
		} finally {
			requests--;
			lastChangeMs = Date.now();
		}
	};
	for ( const type of [ 'keydown', 'pointerdown' ] ) {
		window.addEventListener(
			type,
			() => {
				lastChangeMs = Date.now();
			},
			{ capture: true }
		);
	}

	const textOf = ( element ) => {
		const copy = element?.cloneNode( true );
		copy?.querySelectorAll( '[aria-hidden=true]' ).forEach( ( one ) =>
			one.remove()
		);
		copy?.querySelectorAll( 'img' ).forEach( ( image ) =>
			image.replaceWith( image.alt )
		);
		return ( copy?.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
	};
	const nameOf = ( element ) => {
		const labelledBy = element.getAttribute( 'aria-labelledby' );
		return (
			( labelledBy &&
				labelledBy
					.split( /\s+/ )
					.map( ( id ) => textOf( document.getElementById( id ) ) )
					.join( ' ' ) ) ||
			element.getAttribute( 'aria-label' ) ||
			[ ...( element.labels ?? [] ) ].map( textOf ).join( ' ' ) ||
			( element.matches( NAMED_BY_CONTENT ) ? textOf( element ) : '' ) ||
			element.title ||
			''
		);
	};

	/** Distance of the tested points from the edge, which may be rounded. */
	const INSET_PX = 4;
	const pointsOf = ( { left, right, top, bottom } ) => {
		const insetX = Math.min( INSET_PX, ( right - left ) / 2 );
		const insetY = Math.min( INSET_PX, ( bottom - top ) / 2 );
		const xs = [ left + insetX, right - insetX ];
		const ys = [ top + insetY, bottom - insetY ];
		return [
			[ ( left + right ) / 2, ( top + bottom ) / 2 ],
			...xs.flatMap( ( x ) => ys.map( ( y ) => [ x, y ] ) ),
		];
	};
	/** The topmost element at one of its points belongs to the control. A label may lie on its field. */
	const belongsTo = ( element, hit, isMiddle ) =>
		element.contains( hit ) ||
		hit?.closest( 'label' )?.control === element ||
		// At a rounded corner, the point hits the element behind the control.
		( ! isMiddle && hit?.contains( element ) );

	/** `null` if the element is entirely visible. */
	const hiddenBy = ( element ) => {
		const rects = [ ...element.getClientRects() ].filter(
			( { width, height } ) => width > 1 && height > 1
		);
		if ( rects.length === 0 ) {
			return 'it has no size';
		}
		for ( const [ line, rect ] of rects.entries() ) {
			// If a control is larger than the window, its middle has to be visible. The same goes for a round one,
			// which doesn't reach its corners.
			const points = pointsOf( rect ).slice(
				0,
				rect.height > window.innerHeight ||
					rect.width > window.innerWidth ||
					window.getComputedStyle( element ).borderTopLeftRadius ===
						'50%'
					? 1
					: 5
			);
			for ( const [ index, [ x, y ] ] of points.entries() ) {
				if (
					x < 0 ||
					y < 0 ||
					x >= window.innerWidth ||
					y >= window.innerHeight
				) {
					// Firefox and WebKit scroll a field only until its text is in view, and a link until its first line
					// is.
					if ( index > 0 || line > 0 ) {
						continue;
					}
					return `${ Math.round( x ) },${ Math.round(
						y
					) } is outside the window`;
				}
				const hit = document.elementFromPoint( x, y );
				if ( ! belongsTo( element, hit, index === 0 ) ) {
					return `${ Math.round( x ) },${ Math.round(
						y
					) } is covered by ${ hit?.tagName.toLowerCase() }.${
						hit?.className
					}`;
				}
			}
		}
		return null;
	};

	const hasIndicator = ( element ) => {
		const { outlineStyle, outlineWidth, boxShadow } =
			window.getComputedStyle( element );
		return (
			( outlineStyle !== 'none' && parseFloat( outlineWidth ) > 0 ) ||
			boxShadow !== 'none'
		);
	};

	const focused = () => {
		const { activeElement, body, documentElement } = document;
		return activeElement === body || activeElement === documentElement
			? null
			: activeElement;
	};

	const groupOf = ( element ) =>
		element.type === 'radio' ? element.name : '';

	/** Browser extensions use the prototype's setter, so React doesn't see their value. */
	const setValue = ( field, text ) =>
		Object.getOwnPropertyDescriptor(
			field instanceof window.HTMLSelectElement
				? window.HTMLSelectElement.prototype
				: window.HTMLInputElement.prototype,
			'value'
		).set.call( field, text );
	const dispatch = ( field, ...types ) =>
		types.forEach( ( type ) =>
			field.dispatchEvent( new Event( type, { bubbles: true } ) )
		);
	/** As a password manager goes on to the next field. */
	const later = () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	const fillFromScript = async ( values, set, ...types ) => {
		for ( const [ id, text ] of Object.entries( values ) ) {
			await later();
			const field = document.getElementById( id );
			field.focus();
			set( field, text );
			dispatch( field, ...types );
			field.blur();
		}
	};
	const FILLS = {
		/** A browser fills all fields at once, without focus. */
		browser: async ( values ) => {
			for ( const [ id, text ] of Object.entries( values ) ) {
				const field = document.getElementById( id );
				setValue( field, text );
				dispatch( field, 'input', 'change' );
			}
		},
		'input and change': ( values ) =>
			fillFromScript( values, setValue, 'input', 'change' ),
		change: ( values ) => fillFromScript( values, setValue, 'change' ),
		'no event': ( values ) => fillFromScript( values, setValue ),
		/** React sees these values being set, and ignores their events. */
		'own setter': ( values ) =>
			fillFromScript(
				values,
				( field, text ) => {
					field.value = text;
				},
				'input',
				'change'
			),
	};
	const replies = {};

	const find = ( source ) => {
		const pattern = new RegExp( source );
		return [ ...document.querySelectorAll( CONTROLS ) ].find(
			( element ) =>
				element.getClientRects().length > 0 &&
				! element.disabled &&
				pattern.test( nameOf( element ) )
		);
	};

	window.sfEngines = {
		announced,
		/** Milliseconds since the last key, tap, reply or announcement; 0 while a request is pending. */
		quietMs: () =>
			requests > 0 || document.readyState !== 'complete'
				? 0
				: Date.now() - lastChangeMs,
		/** The focused control; `null` without focus. */
		focus: () => {
			const element = focused();
			return (
				element && {
					name: nameOf( element ),
					html: element.outerHTML.slice( 0, 150 ),
					group: groupOf( element ),
					isField: element.matches( 'input, select, textarea' ),
					hidden: hiddenBy( element ),
					hasIndicator: hasIndicator( element ),
				}
			);
		},
		/** Scrolls a control into view like a finger, and returns its middle; `null` without a control. */
		locate: ( source ) => {
			const element = find( source );
			if ( ! element ) {
				return null;
			}
			if ( hiddenBy( element ) ) {
				element.scrollIntoView( {
					block: 'center',
					behavior: 'instant',
				} );
			}
			const [ rect ] = element.getClientRects();
			return {
				// Rounded up, the middle of a control at the edge would be outside the window.
				x: Math.floor( ( rect.left + rect.right ) / 2 ),
				y: Math.floor( ( rect.top + rect.bottom ) / 2 ),
				hidden: hiddenBy( element ),
			};
		},
		exists: ( source ) => Boolean( find( source ) ),
		names: () =>
			[ ...document.querySelectorAll( CONTROLS ) ]
				.map( nameOf )
				.join( ' | ' ),
		isAt: ( source ) =>
			document.readyState === 'complete' &&
			new RegExp( source ).test( window.location.pathname ),
		group: ( source ) => groupOf( find( source ) ),
		/** The chosen option's text in the focused list. */
		selected: () => focused()?.selectedOptions?.[ 0 ]?.text ?? null,
		/** A list's native menu isn't part of the page. */
		select: ( source, label ) => {
			const list = find( source );
			list.value = [ ...list.options ].find(
				( { text } ) => text === label
			).value;
			list.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		},
		/** Clicks an element even if it's out of view. Returns whether it exists. */
		click: ( source ) => {
			const element = find( source );
			element?.click();
			return Boolean( element );
		},
		/** All at once. Returns whether the field exists. */
		write: ( source, text ) => {
			const field = find( source );
			if ( ! field ) {
				return false;
			}
			field.focus();
			setValue( field, text );
			dispatch( field, 'input' );
			field.blur();
			return true;
		},
		hasValue: ( source, text ) => find( source )?.value === text,
		/** Whether a button exists that you can't press. */
		isDisabled: ( source ) =>
			[ ...document.querySelectorAll( 'button' ) ].some(
				( element ) =>
					( element.disabled ||
						element.getAttribute( 'aria-disabled' ) === 'true' ) &&
					new RegExp( source ).test( nameOf( element ) )
			),
		shows: ( source ) =>
			new RegExp( source ).test( document.body?.innerText ?? '' ),
		fill: ( way, values ) => {
			requests++;
			void FILLS[ way ]( values ).finally( () => {
				requests--;
				lastChangeMs = Date.now();
			} );
			return true;
		},
		/** Sends the test's request. `reply()` returns its JSON. */
		send: ( id, path, data ) => {
			void originalFetch(
				path,
				data && {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( data ),
				}
			)
				.then( ( response ) => response.json() )
				.then( ( value ) => {
					replies[ id ] = { value };
				} );
			return true;
		},
		reply: ( id ) => replies[ id ] ?? null,
		/** Imitates the browser's network report, for drivers that can't. */
		setOnline: ( isOnline ) => {
			Object.defineProperty( navigator, 'onLine', {
				value: isOnline,
				configurable: true,
			} );
			window.dispatchEvent(
				new Event( isOnline ? 'online' : 'offline' )
			);
			return true;
		},
		layout: () => ( {
			direction: window.getComputedStyle( document.body ).direction,
			overflowPx:
				document.documentElement.scrollWidth - window.innerWidth,
		} ),
		/** Loads the code for the first interaction. Returns whether it has loaded. */
		interact: () => {
			document.body.dispatchEvent(
				new Event( 'pointermove', { bubbles: true } )
			);
			return performance
				.getEntriesByType( 'resource' )
				.some(
					( { name, responseEnd } ) =>
						/\/actions\.[^/]*\.js/.test( name ) && responseEnd > 0
				);
		},
	};
} )();
