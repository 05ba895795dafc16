const CIRCLE = 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5z';

const SHAPES = {
	alert: `${ CIRCLE }M12 8v4.75M12 15.75v.01`,
	back: 'M19 12H5M11 6l-6 6 6 6',
	bank: 'M4 9.5 12 4.5l8 5zM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M4 17h16M3.5 19.5h17',
	bill: 'M2.5 6.5h19v11h-19zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M5.5 12v.01M18.5 12v.01',
	card: 'M2.5 6h19v12.5h-19zM2.5 10h19M6 14.5h4',
	cart: 'M3 4.5h2.5l2.2 10.5h9.6l2-7.5H6.4M9 20v-.01M16.5 20v-.01',
	check: `${ CIRCLE }M8.5 12.25l2.5 2.5 4.5-5`,
	checkPayment:
		'M2.5 6h19v12h-19zM5.5 9.5h7M5.5 12h4M12 15c1-2 2-2 2.5-.5s1.5 1 2-.5 1.5-.5 2 .5',
	chevron: 'M6 9.5l6 6 6-6',
	close: 'M7 7l10 10M17 7L7 17',
	info: `${ CIRCLE }M12 11.25V16M12 8.25v.01`,
	minus: 'M6 12h12',
	plus: 'M12 6v12M6 12h12',
	store: 'M4.5 10v9.5h15V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5v-5h5v5',
	trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
	truck: 'M2.5 5.5h11.5v10.5h-11.5zM14 9.5h4l3.5 3.5v3h-7.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
} as const;

export type IconName = keyof typeof SHAPES;

export interface IconProps {
	name: IconName;
	className?: string;
}

/**
 * An icon in the color and size of the surrounding text. Decorative: the text or the control's label conveys its
 * meaning.
 */
export const Icon = ( { name, className }: IconProps ) => (
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
		<path d={ SHAPES[ name ] } />
	</svg>
);
