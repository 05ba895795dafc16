import { NoticeBanner, type NoticeBannerProps } from '@shopfront/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';

export interface AddOnNoticeProps extends NoticeBannerProps {
	/** Whether it interrupts a screen reader; an error does unless said. */
	politeness?: 'polite' | 'assertive';
}

/**
 * A message that an add-on puts where it likes. It is announced when it comes, and when its text changes.
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
	// After every change, since only the page knows what the children read as.
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
