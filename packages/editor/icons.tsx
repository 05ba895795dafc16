/** By the name of a block, or of an icon that authors can choose for the mini-cart. */
const PATHS: Readonly< Record< string, string > > = {
	cart: 'M3 4.5h2.5l2.2 10.5h9.6l2-7.5H6.4M9 20v-.01M16.5 20v-.01',
	bag: 'M5 9h14v11H5zM5 9l2-4h10l2 4M9.5 12a2.5 2.5 0 0 0 5 0',
	'bag-alt': 'M5 8h14v12H5zM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
	products:
		'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
	checkout: 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
	accordion: 'M4 5h16v4H4zM4 12h16M4 16h16M4 20h16',
	tabs: 'M4 9V5h7v4h9v10H4zM13.5 9V6h6',
	lines: 'M4 6h16M4 11h16M4 16h8',
	slider: 'M7 6h10v12H7zM3.5 9v6M20.5 9v6',
	number: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9h16M3.5 15h16',
	video: 'M3.5 5.5h17v13h-17zM10 9l5 3-5 3z',
	panel: 'M3.5 5h17v14h-17zM9.5 5v14',
};

export interface IconProps {
	/** Unknown names show the cart. */
	name: string;
	className?: string;
	color?: string;
}

/** Takes the color of the text around it. */
export const Icon = ( { name, className, color }: IconProps ) => (
	<svg
		className={ className }
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		style={ { color } }
	>
		{ /* Styles, because the toolbar's attributes and classes fill and stroke the drawings of blocks. */ }
		<path
			d={ PATHS[ name ] ?? PATHS.cart }
			style={ {
				fill: 'none',
				stroke: 'currentColor',
				strokeWidth: 1.5,
				strokeLinecap: 'round',
				strokeLinejoin: 'round',
			} }
		/>
	</svg>
);
