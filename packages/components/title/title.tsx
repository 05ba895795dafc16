import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TitleProps {
	children?: ReactNode;
	className?: string;
	headingLevel: '1' | '2' | '3' | '4' | '5' | '6';
}

/** A heading in our own typography. Surface: `.wc-block-components-title`. */
export const Title = ( { children, className, headingLevel }: TitleProps ) => {
	const Heading = `h${ headingLevel }` as const;
	return (
		<Heading className={ clsx( 'wc-block-components-title', className ) }>
			{ children }
		</Heading>
	);
};
