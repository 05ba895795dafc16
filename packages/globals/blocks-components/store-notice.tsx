import { NoticeBanner, type NoticeBannerProps } from '@shopfront/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';

export interface AddOnNoticeProps extends NoticeBannerProps {
	/** `assertive` interrupts the screen reader. Default: `assertive` for errors, otherwise `polite`. */
	politeness?: 'polite' | 'assertive';
}

/**
 * A notice banner that screen readers announce on mount and when its text changes.
 *
 * Surface: `.wc-block-store-notice`, beside the classes of the banner.
 */
export const AddOnNotice = ( {
	status = 'default',
	politeness = status === 'error' ? 'assertive' : 'polite',
	className,
	children,
	spokenMessage,
	...rest
}: AddOnNoticeProps ) => {
	const content = useRef< HTMLDivElement >( null );
	const spoken = useRef( '' );
	// Runs after every render, because we only know the text of the children from the DOM.
	useEffect( () => {
		const text = spokenMessage ?? content.current?.textContent ?? '';
		if ( text !== spoken.current ) {
			spoken.current = text;
			speak( text, politeness );
		}
	} );
	return (
		<NoticeBanner
			{ ...rest }
			status={ status }
			className={ clsx( 'wc-block-store-notice', className ) }
		>
			<div ref={ content }>{ children }</div>
		</NoticeBanner>
	);
};
