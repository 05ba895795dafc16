/** Changes to a cart or order line. Missing properties use the default. */
export interface LineDisplay {
	className?: string;
	/** Text around the line's total, with `<price/>` as placeholder. */
	totalFormat?: string;
	/** Text around the unit price, with `<price/>` as placeholder. */
	priceFormat?: string;
	/** Text around the saving, with `<price/>` as placeholder. */
	saleBadgeFormat?: string;
	/** Summary only: screen reader text of the total, with `<quantity/>`, `<productName/>` and `<price/>`. */
	screenReaderFormat?: string;
	/** Defaults to `true`. */
	isRemovable?: boolean;
}
