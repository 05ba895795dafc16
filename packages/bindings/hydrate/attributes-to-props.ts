/** Attributes whose React name is not their own, by the name in HTML. SVG's own camel case comes from the document. */
const REACT_NAMES: Readonly< Record< string, string > > = {
	class: 'className',
	for: 'htmlFor',
	'accept-charset': 'acceptCharset',
	'http-equiv': 'httpEquiv',
	...Object.fromEntries(
		(
			'accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoPlay cellPadding cellSpacing ' +
			'charSet colSpan contentEditable controlsList crossOrigin dateTime encType enterKeyHint fetchPriority ' +
			'formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang inputMode itemID ' +
			'itemProp itemRef itemScope itemType marginHeight marginWidth maxLength minLength noModule noValidate ' +
			'playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'
		)
			.split( ' ' )
			.map( ( name ) => [ name.toLowerCase(), name ] )
	),
	// A field keeps working as the page's own: React gets its start value, not its value.
	value: 'defaultValue',
	checked: 'defaultChecked',
};

/** HTML Standard, boolean attributes: there or not, whatever their text. */
const BOOLEANS = new Set(
	(
		'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden ' +
		'inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed'
	).split( ' ' )
);

const camelCase = ( name: string ): string =>
	name.replace( /[-:]([a-z])/g, ( _, letter: string ) =>
		letter.toUpperCase()
	);

const isKept = ( name: string ): boolean =>
	name.startsWith( 'data-' ) || name.startsWith( 'aria-' );

/** A `style` attribute as React takes it; the document has read it, so quotes and brackets are no matter. */
const styleToObject = (
	style: CSSStyleDeclaration
): Record< string, string > => {
	const object: Record< string, string > = {};
	for ( let index = 0; index < style.length; index++ ) {
		const property = style.item( index );
		// React cannot set `!important`; with it the whole declaration would be lost.
		object[
			property.startsWith( '--' ) ? property : camelCase( property )
		] = style.getPropertyValue( property );
	}
	return object;
};

const hasStyle = (
	element: Element
): element is Element & ElementCSSInlineStyle => 'style' in element;

/** `<option>` and `<li>` keep their `value`; React has `defaultValue` for fields only. */
const FIELDS = new Set( [ 'input', 'select', 'textarea' ] );

/**
 * The props that make React render an element as the server did. Handlers written as attributes (`onclick`) are
 * left out: they were never ours to run.
 */
export const attributesToProps = (
	element: Element
): Record< string, unknown > => {
	const isField = FIELDS.has( element.localName );
	const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
	const props: Record< string, unknown > = {};
	for ( const { name, value } of element.attributes ) {
		if ( isKept( name ) ) {
			props[ name ] = value;
		} else if ( name === 'style' ) {
			if ( hasStyle( element ) ) {
				props.style = styleToObject( element.style );
			}
		} else if ( /^on/i.test( name ) || name === 'selected' ) {
			continue;
		} else {
			const isStart = name === 'value' || name === 'checked';
			const reactName =
				isStart && ! isField
					? name
					: ( REACT_NAMES[ name ] ??
						( isSvg ? camelCase( name ) : name ) );
			props[ reactName ] = ! isSvg && BOOLEANS.has( name ) ? true : value;
		}
	}
	return props;
};
