/** Servers write dots in field names as underscores. */
export const findWrap = (
	form: HTMLFormElement,
	field: string
): HTMLElement | undefined =>
	[
		...form.querySelectorAll< HTMLElement >( '.wpcf7-form-control-wrap' ),
	].find(
		( { dataset } ) =>
			dataset.name === field ||
			dataset.name?.replaceAll( '.', '_' ) === field
	);

const controlsOf = ( wrap: HTMLElement ) => [
	...wrap.querySelectorAll< HTMLInputElement >(
		'input:not([type=hidden]),select,textarea'
	),
];

const listOf = ( form: HTMLFormElement ) =>
	form
		.closest( '.wpcf7' )
		?.querySelector< HTMLElement >( '.screen-reader-response ul' );

const TIP = '.wpcf7-not-valid-tip';

/** Returns the tips of a wrap: inside it, where servers write them, and after its label. */
const tipsOf = ( wrap: HTMLElement ): Element[] => {
	const next = wrap.closest( 'label' )?.nextElementSibling;
	return [
		...wrap.querySelectorAll( TIP ),
		...( next?.matches( TIP ) ? [ next ] : [] ),
	];
};

/** Adds a tip to a wrap. Inside its label, the message would be part of the field's name; the plugin's style needs floating tips there. */
const addTip = ( wrap: HTMLElement, tip: HTMLElement ) => {
	const label = wrap.closest( 'label' );
	if ( label && ! wrap.closest( '.use-floating-validation-tip' ) ) {
		label.after( tip );
	} else {
		wrap.append( tip );
	}
};

const errorId = ( unitTag: string, field: string ) =>
	`${ unitTag }-ve-${ field }`.replace( /[^\w:.-]+/g, '-' );

export const hideError = (
	form: HTMLFormElement,
	unitTag: string,
	field: string
): void => {
	const wrap = findWrap( form, field );
	const id = errorId( unitTag, field );
	[ ...( listOf( form )?.children ?? [] ) ].forEach( ( item ) => {
		if ( item.id === id ) {
			item.remove();
		}
	} );
	if ( wrap ) {
		tipsOf( wrap ).forEach( ( tip ) => tip.remove() );
	}
	wrap?.querySelectorAll( '.wpcf7-not-valid' ).forEach( ( control ) =>
		control.classList.remove( 'wpcf7-not-valid' )
	);
	for ( const control of wrap ? controlsOf( wrap ) : [] ) {
		control.setAttribute( 'aria-invalid', 'false' );
		control.removeAttribute( 'aria-describedby' );
		control.setCustomValidity( '' );
	}
};

/** Shows an error beside its field, and in the list for screen readers. The message is plain text. */
export const showError = (
	form: HTMLFormElement,
	unitTag: string,
	field: string,
	message: string
): void => {
	hideError( form, unitTag, field );
	const wrap = findWrap( form, field );
	const page = form.ownerDocument;
	const controls = wrap ? controlsOf( wrap ) : [];
	const id = errorId( unitTag, field );
	const item = page.createElement( 'li' );
	item.id = id;
	const target = controls.find( ( control ) => control.id );
	const content = page.createElement( target ? 'a' : 'span' );
	if ( content instanceof HTMLAnchorElement && target ) {
		content.href = `#${ target.id }`;
	}
	content.textContent = message;
	item.append( content );
	listOf( form )?.append( item );

	const tip = page.createElement( 'span' );
	tip.className = 'wpcf7-not-valid-tip';
	tip.setAttribute( 'aria-hidden', 'true' );
	tip.textContent = message;
	if ( wrap ) {
		addTip( wrap, tip );
	}
	wrap?.querySelector( '.wpcf7-form-control' )?.classList.add(
		'wpcf7-not-valid'
	);
	for ( const control of controls ) {
		control.setAttribute( 'aria-invalid', 'true' );
		control.setAttribute( 'aria-describedby', id );
		control.setCustomValidity( message );
	}
};

export const hideErrors = ( form: HTMLFormElement, unitTag: string ): void => {
	for ( const wrap of form.querySelectorAll< HTMLElement >(
		'.wpcf7-form-control-wrap'
	) ) {
		hideError( form, unitTag, wrap.dataset.name ?? '' );
	}
	listOf( form )?.replaceChildren();
};

export const focusError = ( form: HTMLFormElement ): void =>
	form
		.querySelector< HTMLElement >(
			'.wpcf7-form-control-wrap [aria-invalid=true]'
		)
		?.focus();
