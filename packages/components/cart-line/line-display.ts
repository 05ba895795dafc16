/** What may be different in how one line of a cart or order is shown. What is left out is as it comes. */
export interface LineDisplay {
	/** Of its row. */
	className?: string;
	/** Words around the total of the line, with `<price/>` where that goes. */
	totalFormat?: string;
	/** The same around the price of one piece. */
	priceFormat?: string;
	/** The same around what is saved. */
	saleBadgeFormat?: string;
	/** Of the summary: what is read of the total, with `<quantity/>`, `<productName/>` and `<price/>`. */
	screenReaderFormat?: string;
	/** Whether it can be taken out. Default `true`. */
	isRemovable?: boolean;
}
