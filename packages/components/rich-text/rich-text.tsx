import {
	isSafeHtml,
	LABEL_HTML,
	RICH_TEXT_HTML,
	trustedHtml,
} from '@shopfront/html';
import { useMemo } from '@wordpress/element';
import { SanitizedText } from './sanitized-text';

const ALLOWED = { rich: RICH_TEXT_HTML, label: LABEL_HTML };

export interface RichTextProps {
	/** HTML from the server or an add-on. Entities are decoded. */
	html: string;
	/** One of the two lists in docs/contract/cart-and-checkout.md 9, "Allowed HTML". Defaults to `rich`. */
	allow?: keyof typeof ALLOWED;
	as?: 'span' | 'div' | 'p';
	className?: string;
}

/** The only component that renders HTML. Sanitizes it first (docs/architecture.md, "Rules"). */
export const RichText = ( {
	html,
	allow = 'rich',
	as: Element = 'span',
	className,
}: RichTextProps ) => {
	const list = ALLOWED[ allow ];
	// React compares it by identity.
	const safe = useMemo(
		() =>
			/[<&]/.test( html ) && isSafeHtml( html, list )
				? { __html: trustedHtml( html ) }
				: null,
		[ html, list ]
	);
	// Fast path: most names and values are plain, and a cart has hundreds of them.
	if ( ! /[<&]/.test( html ) ) {
		return <Element className={ className }>{ html }</Element>;
	}
	return safe ? (
		<Element className={ className } dangerouslySetInnerHTML={ safe } />
	) : (
		<SanitizedText
			as={ Element }
			className={ className }
			html={ html }
			allow={ list }
		/>
	);
};
