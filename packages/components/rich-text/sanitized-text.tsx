import { lazySanitizer, type AllowList } from '@shopfront/html';
import { htmlToText } from '@shopfront/text';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';

export interface SanitizedTextProps {
	html: string;
	allow: AllowList;
	as: 'span' | 'div' | 'p';
	className?: string;
}

/**
 * HTML that has to be looked at before it is shown. Until the sanitiser has come, and where it does not come, its text
 * stands there alone: that says the same, and takes the same room where there is no more than links and emphasis in it.
 */
export const SanitizedText = ( {
	html,
	allow,
	as: Element,
	className,
}: SanitizedTextProps ) => {
	const sanitize = useSyncExternalStore(
		lazySanitizer.subscribe,
		lazySanitizer.get
	);
	useEffect( () => {
		void lazySanitizer.fetch();
	}, [ html ] );
	const clean = useMemo(
		() => sanitize?.( html, allow ),
		[ sanitize, html, allow ]
	);
	return clean === undefined ? (
		<Element className={ className }>{ htmlToText( html ) }</Element>
	) : (
		<Element
			className={ className }
			dangerouslySetInnerHTML={ { __html: clean } }
		/>
	);
};
