import { isSafeHtml, LABEL_HTML, RICH_TEXT_HTML } from '@shopfront/html';
import { SanitizedText } from './sanitized-text';

const ALLOWED = { rich: RICH_TEXT_HTML, label: LABEL_HTML };

export interface RichTextProps {
	/** From the server or an add-on; entities are read. */
	html: string;
	/** Which of the two lists of docs/contract/cart-and-checkout.md 9, "Allowed HTML" applies: `rich` unless said. */
	allow?: keyof typeof ALLOWED;
	/** The element around it. */
	as?: 'span' | 'div' | 'p';
	className?: string;
}

/** The only component that renders HTML, and only what the sanitiser leaves of it (docs/architecture.md, "Rules"). */
export const RichText = ( {
	html,
	allow = 'rich',
	as: Element = 'span',
	className,
}: RichTextProps ) => {
	// Most names and values are plain, and a cart has hundreds of them.
	if ( ! /[<&]/.test( html ) ) {
		return <Element className={ className }>{ html }</Element>;
	}
	const list = ALLOWED[ allow ];
	return isSafeHtml( html, list ) ? (
		<Element
			className={ className }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	) : (
		<SanitizedText
			as={ Element }
			className={ className }
			html={ html }
			allow={ list }
		/>
	);
};
