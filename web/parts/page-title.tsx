interface Props {
  title: string;
  description: string;
}

/** What the browser's tab and a search engine read. React moves both into the head. */
export function PageTitle({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
