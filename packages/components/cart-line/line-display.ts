/** Changes to the display of a cart or order line. Missing properties use the default. */
export interface LineDisplay {
	/** Class of the row. */
	className?: string;
	/** Text around the total of the line, with `<price/>` as placeholder. */
	totalFormat?: string;
	/** Text around the unit price, with `<price/>` as placeholder. */
	priceFormat?: string;
	/** Text around the saving, with `<price/>` as placeholder. */
	saleBadgeFormat?: string;
	/** Summary only: screen reader text of the total, with `<quantity/>`, `<productName/>` and `<price/>`. */
	screenReaderFormat?: string;
	/** Whether the line can be removed. Defaults to `true`. */
	isRemovable?: boolean;
}
