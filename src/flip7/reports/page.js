"use strict";
{
  const text = document.getElementById("data").textContent;
  const config = { displayModeBar: false, responsive: true, doubleClick: false, showTips: false };
  const night = matchMedia("(prefers-color-scheme: dark)");
  const phone = matchMedia("(max-width: 600px)");
  const draw = () => {
    const style = getComputedStyle(document.documentElement);
    const fit = (key, value) => {
      if (key === "nticks") return phone.matches ? Math.ceil(value / 2) : value;
      const token = key.endsWith("color") && /^var\((.*)\)$/.exec(value);
      return token ? style.getPropertyValue(token[1]).trim() : value;
    };
    for (const [id, chart] of Object.entries(JSON.parse(text, fit)))
      Plotly.react(document.getElementById(id), chart.data, chart.layout, config);
  };
  draw();
  for (const query of [night, phone]) query.addEventListener("change", draw);
}
