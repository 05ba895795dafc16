import type { ElementType } from 'react';
import { RichText } from '../rich-text/rich-text';

export interface LabelProps {
	label?: string;
	/** Replaces `label` for screen readers. */
	screenReaderLabel?: string;
	/** Defaults to `span`. */
	wrapperElement?: ElementType;
	wrapperProps?: Record< string, unknown > & { className?: string };
	/** Whether `label` contains HTML of the label kind (docs/contract/cart-and-checkout.md 9, "Allowed HTML"). */
	allowHTML?: boolean;
}

/**
 * A text with an optional alternative for screen readers. Renders nothing if both are empty.
 *
 * Surface: `.screen-reader-text` on text for screen readers only; the visible text is then `aria-hidden`.
 */
export const Label = ( {
	label,
	screenReaderLabel,
	wrapperElement: Wrapper = 'span',
	wrapperProps = {},
	allowHTML = false,
}: LabelProps ) => {
	if ( ! label && ! screenReaderLabel ) {
		return null;
	}
	if ( ! label ) {
		const className = [ wrapperProps.className, 'screen-reader-text' ]
			.filter( Boolean )
			.join( ' ' );
		return (
			<Wrapper { ...wrapperProps } className={ className }>
				{ screenReaderLabel }
			</Wrapper>
		);
	}
	const visible = allowHTML ? (
		<RichText html={ label } allow="label" />
	) : (
		label
	);
	if ( ! screenReaderLabel || screenReaderLabel === label ) {
		return <Wrapper { ...wrapperProps }>{ visible }</Wrapper>;
	}
	return (
		<Wrapper { ...wrapperProps }>
			<span aria-hidden="true">{ visible }</span>
			<span className="screen-reader-text">{ screenReaderLabel }</span>
		</Wrapper>
	);
};
