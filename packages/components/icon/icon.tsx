const CIRCLE = 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5z';

/** Paths in a box of 24 by 24. Icons that few pages need are beside their components. */
export const SHAPES = {
	alert: `${ CIRCLE }M12 8v4.75M12 15.75v.01`,
	check: `${ CIRCLE }M8.5 12.25l2.5 2.5 4.5-5`,
	chevron: 'M6 9.5l6 6 6-6',
	close: 'M7 7l10 10M17 7L7 17',
	info: `${ CIRCLE }M12 11.25V16M12 8.25v.01`,
} as const;

export interface IconProps {
	/** Path in a box of 24 by 24, such as one of {@link SHAPES}. */
	shape: string;
	className?: string;
}

/**
 * Takes the color and size of the surrounding text. Decorative: the text or the control's label conveys the meaning.
 */
export const Icon = ( { shape, className }: IconProps ) => (
	<svg
		className={ className }
		viewBox="0 0 24 24"
		width="1.5em"
		height="1.5em"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ shape } />
	</svg>
);
