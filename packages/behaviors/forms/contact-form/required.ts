import { ensureId } from '@shopfront/behaviors/engine/dom';
import type { OpenBox } from './helpers';
import type { FormTexts } from './texts';

const WRAP = '.wpcf7-form-control-wrap';
const MARK = 'sf-required';

/** Controls that must be filled in. Servers require a choice among radio buttons without saying so. */
const REQUIRED =
	'[aria-required=true],.wpcf7-validates-as-required,.wpcf7-radio,.wpcf7-acceptance:not(.optional,.invert)';

/** Returns the last text before a node in the same element. */
const textBefore = ( node: Node ): ChildNode | null => {
	let before = node.previousSibling;
	while ( before && ! before.textContent?.trim() ) {
		before = before.previousSibling;
	}
	return before;
};

const GROUP = '.wpcf7-radio,.wpcf7-checkbox';

/** Returns the node that names the field of a wrap, after which its mark belongs. */
const findLabel = ( wrap: HTMLElement ): ChildNode | null => {
	if ( wrap.querySelector( GROUP ) ) {
		const fieldset = wrap.closest( 'fieldset' );
		return fieldset?.querySelectorAll( WRAP ).length === 1
			? ( fieldset.querySelector( 'legend' )?.lastChild ?? null )
			: textBefore( wrap );
	}
	const text = wrap.querySelector(
		'.wpcf7-acceptance .wpcf7-list-item-label'
	)?.lastChild;
	if ( text ) {
		return text;
	}
	const quiz = wrap.querySelector( '.wpcf7-quiz-label' );
	const label = wrap.querySelector< HTMLInputElement >(
		'input:not([type=hidden]),select,textarea'
	)?.labels?.[ 0 ];
	return (
		quiz ??
		( label && ! label.contains( wrap )
			? label.lastChild
			: textBefore( wrap ) )
	);
};

/** Marks required fields whose names don't. Returns a function that removes the marks. */
export const markRequired = (
	form: HTMLFormElement,
	{ required }: FormTexts
): ( () => void ) => {
	const marks = [ ...form.querySelectorAll< HTMLElement >( WRAP ) ].flatMap(
		( wrap ) => {
			const label = wrap.querySelector( REQUIRED ) && findLabel( wrap );
			if (
				! label ||
				label.parentElement?.textContent?.includes( '*' )
			) {
				return [];
			}
			const mark = form.ownerDocument.createElement( 'span' );
			mark.className = MARK;
			mark.textContent = '*';
			mark.title = required;
			if ( wrap.querySelector( '[aria-required=true]' ) ) {
				mark.setAttribute( 'aria-hidden', 'true' );
			} else {
				mark.setAttribute( 'role', 'img' );
				mark.setAttribute( 'aria-label', required );
			}
			label.after( mark );
			return [ mark ];
		}
	);
	return () => marks.forEach( ( mark ) => mark.remove() );
};

const nameOf = ( { labels, ariaLabel, name }: HTMLInputElement ) => {
	const label = labels?.[ 0 ]?.cloneNode( true ) as HTMLElement | undefined;
	label?.querySelector( `.${ MARK }` )?.remove();
	return label?.textContent?.trim() || ariaLabel || name;
};

const createLink = ( input: HTMLInputElement ) => {
	const link = input.ownerDocument.createElement( 'a' );
	link.href = `#${ ensureId( input ) }`;
	link.textContent = nameOf( input );
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		input.focus();
	} );
	return link;
};

/** Returns a sentence with links to boxes in place of `%s`. */
const createSentence = ( page: Document, text: string, boxes: OpenBox[] ) => {
	const [ before = '', after = '' ] = text.split( '%s' );
	const sentence = page.createElement( 'span' );
	sentence.append( before );
	boxes.forEach( ( { input }, index ) =>
		sentence.append( index > 0 ? ', ' : '', createLink( input ) )
	);
	sentence.append( after );
	return sentence;
};

/**
 * Says beside a submit button which boxes keep it disabled, with a link to each. A button that had the focus when it was disabled
 * passes it to the first link.
 */
export const showOpenBoxes = (
	line: HTMLElement,
	button: HTMLInputElement | HTMLButtonElement,
	boxes: OpenBox[],
	{ check, clear }: FormTexts,
	hadFocus: boolean
): void => {
	const page = line.ownerDocument;
	line.replaceChildren(
		...[ false, true ].flatMap( ( isToClear ) => {
			const some = boxes.filter( ( box ) => box.isToClear === isToClear );
			return some.length > 0
				? [ createSentence( page, isToClear ? clear : check, some ) ]
				: [];
		} )
	);
	if ( boxes.length > 0 ) {
		button.setAttribute( 'aria-describedby', ensureId( line ) );
	} else {
		button.removeAttribute( 'aria-describedby' );
	}
	if ( hadFocus && button.disabled ) {
		line.querySelector( 'a' )?.focus();
	}
};
